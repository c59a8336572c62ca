import { Fragment } from 'react'
import { markedPieces } from './marked-pieces.ts'
import styles from './marked-text.module.css'

export function MarkedText({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  return markedPieces(text, marks).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={index}>{piece.marked ? <mark className={styles.mark}>{piece.text}</mark> : piece.text}</Fragment>
  ))
}
