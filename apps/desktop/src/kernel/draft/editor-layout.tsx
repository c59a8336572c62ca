import { Segmented } from 'antd'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { type ConflictChoices, ConflictNote } from './conflict-note.tsx'
import styles from './editor-layout.module.css'

interface EditorLayoutProps {
  /** How high the tools are, once that is known. */
  toolsHeight?: number
  /** Whether the page says more than its title above the desk. */
  hasIntro?: boolean
  /** What is edited is still on its way. */
  isComing?: boolean
  children: ReactNode
}

/** Where something is made with the phone in sight: tools that stay above, then the columns. */
export function EditorLayout({ toolsHeight, hasIntro = false, isComing = false, children }: EditorLayoutProps) {
  return (
    <div
      className={styles.desk}
      data-intro={hasIntro}
      aria-busy={isComing || undefined}
      {...(toolsHeight !== undefined && { style: { '--tools': `${toolsHeight}px` } as CSSProperties })}
    >
      {isComing && <div className={styles.tools} />}
      {children}
    </div>
  )
}

interface EditorToolsProps {
  ref: Ref<HTMLElement>
  label: string
  /** What can be done while somebody else's changes stand in the way. */
  conflict: ConflictChoices | undefined
  children: ReactNode
}

/** Stays in sight. */
export function EditorTools({ ref, label, conflict, children }: EditorToolsProps) {
  return (
    <section ref={ref} className={styles.tools} aria-label={label}>
      {children}
      {conflict && (
        <div className={styles.conflict}>
          <ConflictNote inLine {...conflict} />
        </div>
      )}
    </section>
  )
}

export function ToolGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

interface EditorViewsProps<View extends string> {
  views: readonly { value: View; label: string }[]
  view: View
  onChange: (view: View) => void
}

/** Where there is no room for the phone beside the rest, one chooses between them. */
export function EditorViews<View extends string>({ views, view, onChange }: EditorViewsProps<View>) {
  return <Segmented className={styles.views ?? ''} block value={view} onChange={onChange} options={[...views]} />
}

/** The column of the phone, as high as the window has room. `data-column` lets the columns around it hide it. */
export function PreviewColumn({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.preview} data-column="preview" aria-label={label}>
      {children}
    </section>
  )
}
