import { wholeCharacters } from '@sands/rules/radicals'
import type { FailReason } from '@sands/rules/upload'

/** Why a document cannot be read. Sent from the document process to the server by name. */
export class DocumentProblem extends Error {
  readonly reason: FailReason

  constructor(reason: FailReason) {
    super(reason)
    this.reason = reason
  }
}

const MAX_TEXT_BYTES = 2 * 1024 * 1024

interface BoundedText {
  /** False when no more text is needed. */
  add(part: string): boolean
  whole(): string
}

/** Removes what cannot be stored: PostgreSQL refuses zero bytes and lone surrogates. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** Collects the text of a document up to the length that is searched. */
export function boundedText(): BoundedText {
  const parts: string[] = []
  let room = MAX_TEXT_BYTES
  return {
    add(part) {
      const text = wholeCharacters(storable(part)).trim()
      if (text === '') return room > 0
      const bytes = Buffer.from(`${text}\n`)
      // Cutting may split a character; the replacement character that results is removed.
      parts.push(
        bytes.length <= room
          ? bytes.toString()
          : bytes
              .subarray(0, room)
              .toString()
              .replace(/\uFFFD+$/, ''),
      )
      room -= bytes.length
      return room > 0
    },
    whole: () => parts.join('').trim(),
  }
}
