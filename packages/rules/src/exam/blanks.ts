import { MAX_BLANKS } from './question.ts'

const BLANK = /<span data-blank="[A-Za-z0-9-]{1,40}"><\/span>/gu
const RUN = /_{3,}/gu

/** The keys of the blanks of a stem, in the order of the text. */
export const blanksIn = (html: string): string[] =>
  [...html.matchAll(/<span data-blank="([A-Za-z0-9-]{1,40})"><\/span>/gu)].map(([, key]) => key ?? '')

/** Each run of three or more underscores becomes a blank. Blanks are named by their places: b1, b2 and so on. */
export function withBlanks(html: string): string {
  let place = 0
  return html.replace(BLANK, '___').replace(RUN, (run) => {
    place += 1
    return place > MAX_BLANKS ? run : `<span data-blank="b${place}"></span>`
  })
}

/** The text as authors write it: a blank is a run of underscores. */
export const withRuns = (html: string): string => html.replace(BLANK, '____')
