import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'
import { StateBlock } from '../ui/page/state-block.tsx'
import styles from './tree-layout.module.css'

/** A tree, and the chosen node beside it. */
export function TreeSplit({ children }: { children: ReactNode }) {
  return <div className={styles.split}>{children}</div>
}

/** Shown instead of an empty tree. */
export function TreeNone({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.none}>
      <StateBlock kind="empty" title={title} text={text} />
    </div>
  )
}

/** Shown beside the tree while no node is chosen. */
export function TreeHint({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.hint}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface TreePanelProps {
  title: string
  facts: readonly Fact[]
  acts: ReactNode
  notes: readonly string[]
  /** The dialogs of the actions. */
  children: ReactNode
}

/** The chosen node, and the actions on it. Stays visible beside a long tree. */
export function TreePanel({ title, facts, acts, notes, children }: TreePanelProps) {
  return (
    <div className={styles.panel}>
      <Card title={title}>
        <Facts facts={facts} />
        <div className={styles.acts}>{acts}</div>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </Card>
      {children}
    </div>
  )
}
