import type { Block } from '#content/read.ts'
import { isTag, plainText, titledItems } from '#content/text.ts'
import { ServiceCases } from '../parts/service-cases.tsx'
import { Setting } from '#app/blocks/setting.tsx'
import { Inline, Text } from '#app/blocks/text.tsx'

const COMPONENTS = { Cases: ServiceCases }

/** Renders sections of continuous text; list items have their names in bold. */
export function ReadingSections({ sections }: { sections: readonly Block[] }) {
  return sections.map(({ heading, nodes }) => {
    const items = titledItems(nodes)
    const texts = nodes.filter(
      (node) => isTag(node, 'p') || isTag(node, 'Setting') || isTag(node, 'Cases'),
    )
    if (items.length + texts.length === 0) return null
    return (
      <section key={plainText(heading)}>
        <h2>
          <Inline nodes={heading} />
        </h2>
        {texts.map((text, index) =>
          isTag(text, 'Setting') ? (
            <Setting key={index} attributes={text.attributes} />
          ) : (
            <Text key={index} nodes={[text]} components={COMPONENTS} />
          ),
        )}
        {items.length > 0 && (
          <dl>
            {items.map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>
                  <Inline nodes={item.nodes} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    )
  })
}
