import type { FastifyInstance } from 'fastify'

export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
}

/** Lists every route of an application, read from the tree that Fastify prints. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      if (path === '') return []
      const depth = indent.length / 4
      const url = (depth === 0 ? '' : (parents[depth - 1] ?? '')) + path.replace(/^\*/, '/*')
      parents[depth] = url
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method) => ({ method: method as Route['method'], url }))
    })
}
