import { wholeCharacters } from '@sands/rules/radicals'
import type { FailReason } from '@sands/rules/upload'

/** Why a document cannot be read. Crosses from the document process to the server by name. */
export class DocumentProblem extends Error {
  readonly reason: FailReason

  constructor(reason: FailReason) {
    super(reason)
    this.reason = reason
  }
}

const MAX_TEXT_BYTES = 2 * 1024 * 1024

interface BoundedText {
  /** False when no more is needed. */
  add(part: string): boolean
  whole(): string
}

/** What cannot be stored: PostgreSQL takes no zero, and half a character is none. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** The words of a document, as much of them as is worth searching. */
export function boundedText(): BoundedText {
  const parts: string[] = []
  let room = MAX_TEXT_BYTES
  return {
    add(part) {
      const text = wholeCharacters(storable(part)).trim()
      if (text === '') return room > 0
      const bytes = Buffer.from(`${text}\n`)
      // Cutting may halve a character; what is left of it becomes a mark and is taken away.
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
