import { HtmlValidate } from 'html-validate'

/**
 * Rules of html-validate's recommended set that are off, each with its reason.
 * All others hold for every page (docs/decisions/0028-html-validator.md).
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and elements; HTML reads both the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `text` and `submit` are the defaults, and what is meant wherever nothing is said.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // Without scripts a status page has to come anew by itself.
    'meta-refresh': 'off',
    // The roles of a table that CSS lays out as blocks: browsers drop them with its display type.
    'no-redundant-role': 'off',
    // Styles keep phone numbers on one line, so that they are copied as they are written.
    'tel-non-breaking': 'off',
    // The rail of reviews is scrolled by keyboard, which the linter allows on no native element.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

/**
 * Validates an HTML document.
 * @param isListed whether search engines list the page; the length of a title matters to them alone
 * @returns one line for each error, with its rule and place; empty for a valid page
 */
export async function htmlErrors(html: string, isListed = true): Promise<string[]> {
  const unlisted = { rules: { 'long-title': 'off' } } as const
  const { results } = await validator.validateString(html, isListed ? {} : unlisted)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
