import { useT } from '@sands/web/i18n/i18n'
import { CircleX, Search } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called when the person has finished typing. */
  onEnter?: () => void
  autoFocus?: boolean
}

/** A search field; Enter hides the on-screen keyboard. */
export function SearchField({ label, value, onChange, onEnter, autoFocus = false }: SearchFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const enter = ({ key, nativeEvent }: KeyboardEvent) => {
    // Enter also accepts a suggestion of an input method.
    if (key !== 'Enter' || nativeEvent.isComposing) return
    input.current?.blur()
    onEnter?.()
  }
  return (
    <search className={styles.field}>
      <Search size={18} aria-hidden className={styles.icon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={60}
        // biome-ignore lint/a11y/noAutofocus: on a page whose only purpose is to search
        autoFocus={autoFocus}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={enter}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('kernel.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <CircleX size={18} aria-hidden />
        </button>
      )}
    </search>
  )
}
