const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of HTML that has nothing but paragraphs; undefined where it has pictures or formats. */
export function plainOf(html: string): string | undefined {
  if (!/^(?:<p>[^<]*<\/p>\s*)*$/.test(html) && /</.test(html)) return undefined
  const lines = /</.test(html) ? [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => line) : [html]
  return lines.join('\n').replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One paragraph for each line. */
export const htmlOf = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('')
