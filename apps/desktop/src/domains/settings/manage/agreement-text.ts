import type { AgreementSection } from '@sands/contract/settings/settings.model'

const MAX_PARAGRAPH = 4000
const MAX_HEADING = 120

/**
 * An agreement in the form in which people write it: a line that begins with # is a heading, an empty line separates
 * paragraphs.
 */
export const agreementText = (sections: readonly AgreementSection[]): string =>
  sections
    .map(({ heading, paragraphs }) => [...(heading ? [`# ${heading}`] : []), ...paragraphs].join('\n\n'))
    .join('\n\n')

export function readAgreement(words: string): AgreementSection[] {
  const sections: AgreementSection[] = []
  for (const part of words.split(/\n\s*\n|\n(?=#)|(?<=^#[^\n]*)\n/m)) {
    const text = part.trim()
    if (text === '') continue
    if (text.startsWith('#')) {
      sections.push({ heading: text.replace(/^#+\s*/, '').slice(0, MAX_HEADING), paragraphs: [] })
      continue
    }
    const last = sections.at(-1) ?? { heading: '', paragraphs: [] }
    if (sections.length === 0) sections.push(last)
    last.paragraphs.push(text.slice(0, MAX_PARAGRAPH))
  }
  return sections.filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
}
