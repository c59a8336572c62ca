import type { College } from '@sands/contract/org/org.model'
import { useT } from '@sands/web/i18n/i18n'
import { Check } from 'lucide-react'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './college-sheet.module.css'

interface CollegeSheetProps {
  open: boolean
  onClose: () => void
  colleges: readonly College[]
  collegeId: string
  onChoose: (college: College) => void
}

export function CollegeSheet({ open, onClose, colleges, collegeId, onChoose }: CollegeSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('home.college_choose')} open={open} onClose={onClose}>
      <ul>
        {colleges.map((college) => (
          <li key={college.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={college.id === collegeId}
              onClick={() => onChoose(college)}
            >
              {college.collegeName}
              {college.id === collegeId && <Check size={20} aria-hidden className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
