/**
 * Returns the value at a path such as `phones.default`; undefined where a part of the path is
 * missing.
 */
export function valueAt(object: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' ? Reflect.get(value ?? {}, name) : undefined),
      object,
    )
}
