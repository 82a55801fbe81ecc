/// `Stage`, `Call` and `Shown` come with the kit.
@_exported import Stage
