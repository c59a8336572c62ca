import { courseLinks } from '@sands/contract/course/course.links'
import type { College } from '@sands/contract/org/org.model'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronDown, Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import { CollegeLogo } from './college-logo.tsx'
import { CollegeSheet } from './college-sheet.tsx'
import styles from './home-header.module.css'

interface HomeHeaderProps {
  logo: string | null
  /** Undefined until loaded; its place is reserved. */
  name: string | undefined
  colleges: readonly College[]
  collegeId: string
  onChoose: (college: College) => void
}

export function HomeHeader({ logo, name, colleges, collegeId, onChoose }: HomeHeaderProps) {
  const t = useT()
  const { MessageBell, hasScreen } = useSlots()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const choose = (college: College) => {
    close()
    if (college.id !== collegeId) onChoose(college)
  }
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <CollegeLogo src={logo} />
        <h1 className={styles.title}>{title()}</h1>
        {hasScreen(courseLinks.search()) && (
          <Link to={courseLinks.search()} className={styles.tool} aria-label={t('home.search')}>
            <Search size={22} aria-hidden />
          </Link>
        )}
        {MessageBell && <MessageBell className={styles.tool} />}
      </div>
      {colleges.length > 1 && (
        <CollegeSheet open={open} onClose={close} colleges={colleges} collegeId={collegeId} onChoose={choose} />
      )}
    </header>
  )

  function title() {
    if (name === undefined) {
      return (
        <span className={styles.coming}>
          <span className="visually-hidden">{t('home.title')}</span>
        </span>
      )
    }
    if (colleges.length < 2) return <span className={styles.name}>{name}</span>
    return (
      <button
        type="button"
        className={styles.switch}
        aria-label={t('home.college_switch', { name })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </button>
    )
  }
}
