import { type NoticeItem, noticeItems } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronRight, Megaphone } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { BlockProps } from '../../../kernel/slots.ts'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { useAutoplay } from '../../../kernel/ui/list/use-autoplay.ts'
import styles from './notice-block.module.css'

const EVERY_MS = 4000

/** One line at a time. A notice without a jump opens the sheet, where all notices can be read in full. */
function Ticker({ notices, onTap }: { notices: readonly NoticeItem[]; onTap: () => void }) {
  const [turn, setTurn] = useState(0)
  const next = useCallback(() => setTurn((now) => now + 1), [])
  const { rest } = useAutoplay({ next, everyMs: EVERY_MS, wanted: notices.length > 1 })
  const current = turn % notices.length
  const past = turn > 0 ? (turn - 1) % notices.length : undefined
  return (
    <div className={styles.ticker} {...rest}>
      {notices.map(({ key, text, jump }, index) => (
        <div
          key={key}
          className={classNames(styles.line, index === current ? styles.shown : index === past && styles.past)}
          inert={index !== current}
        >
          <JumpLink jump={jump} title={text} className={styles.notice} onTap={onTap}>
            <span className={styles.text}>{text}</span>
          </JumpLink>
        </div>
      ))}
    </div>
  )
}

export function NoticeBlock({ block }: BlockProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const notices = noticeItems(block)
  const title = block.title || t('home.notices')
  if (notices.length === 0) return null
  return (
    <section className={styles.card} aria-label={title}>
      <Megaphone size={20} aria-hidden className={styles.icon} />
      <Ticker notices={notices} onTap={() => setOpen(true)} />
      <button type="button" className={styles.all} aria-label={t('home.notices_all')} onClick={() => setOpen(true)}>
        <ChevronRight size={18} aria-hidden />
      </button>
      <Sheet title={title} open={open} onClose={close}>
        <ul>
          {notices.map(({ key, text, jump }) => (
            <li key={key} className={styles.entry}>
              <JumpLink jump={jump} title={text} className={styles.full} onJump={close}>
                {text}
              </JumpLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  )
}
