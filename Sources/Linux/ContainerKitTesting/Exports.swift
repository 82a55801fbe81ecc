/// `Stage` and its types come with the kit.
@_exported import Stage
