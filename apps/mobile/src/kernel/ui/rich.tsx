import { Fragment, type ReactNode } from 'react'

/** A sentence whose placeholders are elements, mostly links: the translator decides the word order. */
export function Rich({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const part = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    return <Fragment key={index}>{part === undefined ? piece : (parts[part] ?? piece)}</Fragment>
  })
}
