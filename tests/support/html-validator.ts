import { HtmlValidate } from 'html-validate'

/**
 * Disabled rules of html-validate's recommended set, each with its reason. All others apply to
 * every page.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // Styles of what follows the first screen are written where that begins, so that the screen is
  // painted before they are read. Every browser applies them there.
  elements: ['html5', { style: { inherit: 'style', flow: true } }],
  rules: {
    // React writes attributes and elements this way; HTML treats both the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `text` and `submit` are the defaults and intended where no type is given.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // Longer titles are cut at this length (app/seo/page-meta.tsx).
    'long-title': ['error', { maxlength: 75 }],
    // Without scripts a status page must reload itself.
    'meta-refresh': 'off',
    // Browsers drop the roles of a table that CSS lays out as blocks.
    'no-redundant-role': 'off',
    // Styles keep phone numbers on one line, so that copying them gives them as written.
    'tel-non-breaking': 'off',
    // The list of reviews scrolls by keyboard, which the linter allows on no native element.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

/**
 * Validates an HTML document.
 * @param isListed whether search engines list the page; only then the length of its title matters
 * @returns one line per error, with its rule and place; empty for a valid page
 */
export async function htmlErrors(html: string, isListed = true): Promise<string[]> {
  const unlisted = { rules: { 'long-title': 'off' } } as const
  const { results } = await validator.validateString(html, isListed ? {} : unlisted)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
