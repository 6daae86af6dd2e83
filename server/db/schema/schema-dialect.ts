/** Parts of the DDL that differ between the engines. */
export interface SchemaDialect {
  readonly integer: string
  readonly real: string
  /** Type of a time, written as ISO 8601 text. */
  readonly time: string
  readonly json: string
  readonly bytes: string
  /** After the closing bracket of a table. */
  readonly options: string
  /** Before TABLE for a table that may be emptied by a crash. */
  readonly unlogged: string
  /** Expression of 256 random bits, in hex. */
  readonly secret: string
}
