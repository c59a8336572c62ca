import { SearchOutlined } from '@ant-design/icons'
import { MarkedText } from '@sands/web/course/marked-text.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../text.ts'
import styles from './command-palette.module.css'
import { findEntries, type PaletteEntry } from './find-entries.ts'
import { type PaletteFinder, usePaletteResults } from './use-palette-results.ts'

interface CommandPaletteProps {
  open: boolean
  entries: readonly PaletteEntry[]
  finders: readonly PaletteFinder[]
  onClose: () => void
}

/** Uses a native dialog: the browser keeps the focus inside, closes the dialog on Esc and restores the focus. */
export function CommandPalette({ open, entries, finders, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useT()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is the mouse's way to press Esc
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('manage.search')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && <Finder entries={entries} finders={finders} onClose={onClose} />}
    </dialog>
  )
}

function Finder({ entries, finders, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const t = useT()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const things = usePaletteResults(finders, typed)
  const found = [...findEntries(entries, typed), ...things.entries]
  const optionId = (index: number) => `${listId}-${index}`

  // The list scrolls, so the entry chosen with the keys is scrolled into view.
  const chosenId = found.length > 0 ? optionId(at) : undefined
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    void navigate(entry.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(found[at])
  }

  return (
    <div>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: a person who opens the search wants to type
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosenId}
          aria-label={t('manage.search')}
          placeholder={t('manage.search_placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.key}>Esc</kbd>
      </div>
      {/* The field handles the keys and keeps the focus. */}
      <div id={listId} role="listbox" aria-label={t('manage.search')} className={styles.list}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen entry
          <div
            key={entry.path}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onMouseMove={() => setAt(index)}
            onClick={() => go(entry)}
          >
            <span className={styles.words}>
              <span>{entry.marks ? <MarkedText text={entry.label} marks={entry.marks} /> : entry.label}</span>
              {entry.note && (
                <span className={styles.note}>
                  <MarkedText text={entry.note.text} marks={entry.note.marks} />
                </span>
              )}
            </span>
            <span className={styles.group}>{entry.group}</span>
          </div>
        ))}
      </div>
      <p className={found.length > 0 ? 'visually-hidden' : styles.none} role="status">
        {found.length > 0 && t('manage.search_found', { count: found.length })}
        {found.length === 0 && (things.isBusy ? t('manage.search_busy') : t('manage.search_none', { typed }))}
      </p>
    </div>
  )
}
