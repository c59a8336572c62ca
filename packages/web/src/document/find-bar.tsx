import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './document-viewer.module.css'
import type { Find } from './use-find.ts'
import { BarButton } from './viewer-bar.tsx'

export function FindBar({ find, onClose }: { find: Find; onClose: () => void }) {
  const t = useT()
  const { words, setWords, matches, at, finding, step } = find
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const none = matches.length === 0
  return (
    <search className={styles.bar}>
      <input
        className={styles.words}
        type="search"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the person opens the search in order to type
        autoFocus
        maxLength={100}
        aria-label={t('media.document_find_words')}
        placeholder={t('media.document_find_words')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.found} role="status">
        {found()}
      </span>
      <BarButton icon={ChevronUp} label={t('media.document_find_previous')} disabled={none} onClick={() => step(-1)} />
      <BarButton icon={ChevronDown} label={t('media.document_find_next')} disabled={none} onClick={() => step(1)} />
      <BarButton icon={X} label={t('media.document_find_close')} onClick={onClose} />
    </search>
  )

  function found(): string {
    if (words.trim() === '') return ''
    if (!none) return `${at + 1} / ${matches.length}`
    return t(finding ? 'media.document_finding' : 'media.document_find_none')
  }
}
