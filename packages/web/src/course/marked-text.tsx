import { Fragment } from 'react'
import { markedParts } from './marked-parts.ts'
import styles from './marked-text.module.css'

export function MarkedText({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  return markedParts(text, marks).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>{part.marked ? <mark className={styles.mark}>{part.text}</mark> : part.text}</Fragment>
  ))
}
