import { Fragment } from 'react'
import { markedParts } from './marked-parts.ts'
import styles from './marked-text.module.css'

export function MarkedText({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  return markedParts(text, marks).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={index}>{part.marked ? <mark className={styles.mark}>{part.text}</mark> : part.text}</Fragment>
  ))
}
