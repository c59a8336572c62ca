import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { CategoriesCard } from './categories-card.tsx'
import styles from './feedback.module.css'
import { LeadersCard } from './leaders-card.tsx'

/** What learners can choose when they write: categories of feedback, and people in the CEO channel. */
export function SettingsPage() {
  const t = useT()
  return (
    <ManagePage title={t('feedback.manage_settings')} intro={t('feedback.manage_settings_intro')}>
      <div className={styles.columns}>
        <CategoriesCard />
        <LeadersCard />
      </div>
    </ManagePage>
  )
}
