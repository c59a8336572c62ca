import { wholeCharacters } from '@sands/rules/radicals'

/** The spoken text of captions, without times, names of speakers and markup; a line repeated directly is stored once. */
export function captionWords(vtt: string): string {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const lines = blocks.flatMap((block) => {
    const [, said = ''] = block.split(/^.*-->.*$/m)
    return said
      .replace(/<[^>]*>/g, '')
      .split('\n')
      .map((line) => decoded(line).trim())
      .filter((line) => line !== '')
  })
  return wholeCharacters(lines.filter((line, index) => line !== lines[index - 1]).join('\n'))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }
const decoded = (line: string): string => line.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
