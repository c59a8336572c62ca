import { CloseOutlined, HistoryOutlined, SearchOutlined } from '@ant-design/icons'
import { useCall } from '@sands/web/call/use-call'
import { marksOf } from '@sands/web/course/marked-parts'
import { MarkedText } from '@sands/web/course/marked-text.tsx'
import { noteSearch, useSearchHistory } from '@sands/web/course/search-history'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { useDelayed } from '../../../../kernel/use-delayed.ts'
import { learnPaths } from '../learn-paths.ts'
import styles from './course-search-field.module.css'

const PAUSE_MS = 200
const MOST_OLD = 6

interface Suggestion {
  key: string
  inside: ReactNode
  choose: () => void
}

interface CourseSearchFieldProps {
  /** The keyword in the address. */
  words: string
  onSearch: (words: string) => void
}

/** The search field. It suggests matching titles while the person types, and earlier searches before that. */
export function CourseSearchField({ words, onSearch }: CourseSearchFieldProps) {
  const t = useT()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // The address was changed elsewhere, for example by Back.
  if (words !== known) {
    setKnown(words)
    setTyped(words)
  }
  const text = typed.trim()
  const settled = useDelayed(text, PAUSE_MS)
  const history = useSearchHistory()
  const titles = useCall(
    'GET /sands-lms/api/v1/course/suggest',
    { query: { keyWord: settled || '-' } },
    { enabled: open && settled !== '', silent: true },
  )

  const search = (wanted: string) => {
    const next = wanted.trim()
    setTyped(next)
    setOpen(false)
    setAt(-1)
    if (next) noteSearch(next)
    onSearch(next)
  }
  const earlier = (): Suggestion[] =>
    history.slice(0, MOST_OLD).map((old) => ({
      key: `old ${old}`,
      choose: () => search(old),
      inside: (
        <>
          <HistoryOutlined aria-hidden />
          {old}
        </>
      ),
    }))
  const fitting = (): Suggestion[] =>
    (settled === text ? (titles.data ?? []) : []).map(({ id, title }) => ({
      key: id,
      choose: () => void navigate(learnPaths.course(id)),
      inside: (
        <span>
          <MarkedText text={title} marks={marksOf(title, settled)} />
        </span>
      ),
    }))
  const suggestions = text === '' ? earlier() : fitting()
  const shown = open && suggestions.length > 0
  const chosen = shown ? suggestions[at] : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      setAt(at < 0 && step < 0 ? suggestions.length - 1 : (at + step + suggestions.length) % suggestions.length)
    }
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Enter') {
      if (chosen) chosen.choose()
      else search(typed)
    }
  }
  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <SearchOutlined aria-hidden className={styles.icon ?? ''} />
      <input
        className={styles.field}
        role="combobox"
        aria-label={t('course.search')}
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('course.search_hint')}
        maxLength={60}
        value={typed}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('course.desk_search_clear')}
          onClick={() => search('')}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
      {shown && (
        <div id={listId} role="listbox" aria-label={t('course.desk_suggestions')} className={styles.offers}>
          {suggestions.map(({ key, inside, choose }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field accepts the marked entry
            <div
              key={key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.offer}
              onMouseMove={() => setAt(index)}
              onClick={choose}
            >
              {inside}
            </div>
          ))}
        </div>
      )}
    </search>
  )
}
