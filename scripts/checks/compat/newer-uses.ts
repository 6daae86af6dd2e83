import { type ESTree, parseSync, Visitor } from 'vite'
import type { Features } from './newer-features.ts'

/**
 * Interfaces of which also a property that is only read or set counts. Of others only calls do,
 * because their names are those of our own data: `phone`, `address`.
 */
const READ =
  /^(?:Element|ElementInternals|Document|Window|Performance|SubmitEvent|CSSStyleSheet|ShadowRoot|HTML\w*Element)$/

/**
 * Finds what a script uses and the oldest supported browsers lack. A use is guarded if it is called
 * with `?.()`, or if the script tests for it with `in` or `typeof`.
 * @param features from readFeatures
 * @returns names such as `.at`, `Object.hasOwn` and `requestIdleCallback`, or what a regular
 *   expression contains
 */
export function newerUses(script: string, { newer, oldMembers }: Features): readonly string[] {
  const { program, errors } = parseSync('script.js', script)
  if (errors.length > 0) throw new Error(errors[0]?.message ?? 'the script does not parse')
  const globals = new Set(newer.flatMap(({ kind, name }) => (kind === 'global' ? [name] : [])))
  const statics = new Set(newer.map(({ owner, name }) => `${owner}.${name}`))
  const members = newer.filter(({ kind, name }) => kind === 'member' && !oldMembers.has(name))
  const called = new Set(members.map(({ name }) => name))
  const read = new Set(members.flatMap(({ owner, name }) => (READ.test(owner) ? [name] : [])))
  const windowMembers = new Set(
    newer.flatMap(({ owner, name }) =>
      owner === 'Window' || owner === 'WindowOrWorkerGlobalScope' ? [name] : [],
    ),
  )
  const found = new Set<string>()
  const tested = new Set<string>()
  const declared = declaredNames(program)
  /** Nodes that are a test, not a use. */
  const tests = new Set<unknown>()
  const calls = new Set<unknown>()

  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator !== 'typeof') return
      tests.add(argument)
      if (argument.type === 'Identifier') tested.add(argument.name)
      if (argument.type === 'MemberExpression' && argument.property.type === 'Identifier')
        tested.add(argument.property.name)
    },
    BinaryExpression({ operator, left }) {
      if (operator === 'in' && left.type === 'Literal') tested.add(String(left.value))
      // The minifier writes texts as templates.
      if (operator === 'in' && left.type === 'TemplateLiteral')
        tested.add(left.quasis[0]?.value.raw ?? '')
    },
    CallExpression({ callee, optional }) {
      if (callee.type === 'MemberExpression') (optional ? tests : calls).add(callee)
    },
    ChainExpression({ expression }) {
      let link: ESTree.Node = expression
      while (link.type === 'CallExpression' || link.type === 'MemberExpression') {
        if (link.type === 'MemberExpression') link = link.object
        else {
          if (link.arguments.some(({ type }) => type === 'SpreadElement'))
            found.add('spread argument in an optional chain')
          link = link.callee
        }
      }
    },
    MemberExpression(node) {
      const { object, property, computed } = node
      if (tests.has(node) || computed || property.type !== 'Identifier') return
      const { name } = property
      const owner = object.type === 'Identifier' && !declared.has(object.name) ? object.name : null
      if (owner !== null && statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`)
      else if (owner === 'window' && (globals.has(name) || windowMembers.has(name))) found.add(name)
      else if (calls.has(node) ? called.has(name) : read.has(name)) found.add(`.${name}`)
    },
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (/\(\?<[=!]/.test(pattern)) found.add('lookbehind assertion')
      if (/[vd]/.test(flags)) found.add(`flag ${flags}`)
    },
  }).visit(program)
  for (const name of freeNames(program, declared))
    if (globals.has(name) || windowMembers.has(name)) found.add(name)
  return [...found].filter((use) => !tested.has(use.replace(/^.*\./, ''))).toSorted()
}

/** Returns every name that the script declares anywhere; coarse, as minified names are short. */
function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: ESTree.Node | null | undefined): void => {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const one of pattern.properties) add(one.type === 'Property' ? one.value : one.argument)
    else if (pattern.type === 'ArrayPattern') for (const one of pattern.elements) add(one)
    else if (pattern.type === 'AssignmentPattern') add(pattern.left)
    else if (pattern.type === 'RestElement') add(pattern.argument)
  }
  const addFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if ('id' in node) add(node.id)
    for (const parameter of node.params) add(parameter as ESTree.Node)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ClassDeclaration: ({ id }) => add(id),
    ImportSpecifier: ({ local }) => add(local),
    CatchClause: ({ param }) => add(param),
  }).visit(program)
  return names
}

/** Returns the names that the script reads and does not declare. */
function freeNames(program: ESTree.Program, declared: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>()
  const keys = new Set<unknown>()
  new Visitor({
    MemberExpression({ property, computed }) {
      if (!computed) keys.add(property)
    },
    Property({ key, computed }) {
      if (!computed) keys.add(key)
    },
    MethodDefinition({ key }) {
      keys.add(key)
    },
    PropertyDefinition({ key }) {
      keys.add(key)
    },
    Identifier(node) {
      if (!keys.has(node) && !declared.has(node.name)) names.add(node.name)
    },
  }).visit(program)
  return names
}
