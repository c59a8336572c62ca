import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Sources } from '../kernel/sources.ts'

const TEMPLATE_ENDING = '.txt'
const BLOCK = 10_000
const FIRST_BLOCK = 4_100_000

/** The values that fill a skeleton. */
export interface Filling {
  /** The name of the domain in code, such as `exam`. */
  domain: string
  /** Its Chinese name. */
  chinese: string
  /** The number of its first error. */
  errorCode: number
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const substitute = (text: string, { domain, chinese, errorCode }: Filling): string =>
  text
    .replaceAll('ERROR_CODE', String(errorCode))
    .replaceAll('CHINESE_NAME', chinese)
    .replaceAll('Example', capital(domain))
    .replaceAll('example', domain)

/** Every file of a template folder, by its final path. */
export function filledTemplates(folder: string, filling: Filling): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(TEMPLATE_ENDING))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(
    paths.map((path) => [
      substitute(relative(folder, path).slice(0, -TEMPLATE_ENDING.length), filling),
      substitute(readFileSync(path, 'utf8'), filling),
    ]),
  )
}

/** Every domain has ten thousand numbers for its errors; a domain added later gets those after all others. */
export function firstErrorCode(sources: Sources, place: number, domains: number): number {
  const own = FIRST_BLOCK + place * BLOCK
  const isTaken = [...sources].some(
    ([path, text]) => path.endsWith('.errors.ts') && text.includes(`code: ${String(own).slice(0, 3)}`),
  )
  return (isTaken ? FIRST_BLOCK + domains * BLOCK : own) + 1
}
