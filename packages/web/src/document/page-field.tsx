import { useRef, useState } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './document-viewer.module.css'

interface PageFieldProps {
  page: number
  count: number
  goTo: (page: number) => void
}

/** The page number, which is also an input to go to another page. */
export function PageField({ page, count, goTo }: PageFieldProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    const wanted = Number(typed)
    if (typed && Number.isInteger(wanted) && wanted >= 1) goTo(Math.min(wanted, count))
    setTyped(null)
  }
  return (
    <form
      className={styles.pageField}
      onSubmit={(event) => {
        event.preventDefault()
        // Leaving the field goes to the page, and hides the keyboard of a phone.
        field.current?.blur()
      }}
    >
      <input
        ref={field}
        className={styles.number}
        aria-label={t('media.document_number', { count })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        size={Math.max(2, String(count).length)}
        value={typed ?? page}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={leave}
      />
      <span aria-hidden>{`/ ${count}`}</span>
    </form>
  )
}
