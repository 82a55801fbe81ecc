@_exported import ContainerKit
@_exported import Stage
// The default arguments of the kit's methods are macros of this module.
@_exported import Testing
