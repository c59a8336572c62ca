import type { CeoPerson } from '@sands/contract/feedback/ceo.model'
import { CEO_LENGTH } from '@sands/rules/feedback'
import { useT } from '@sands/web/i18n/i18n'
import { writeDraft } from '@sands/web/social/comment-drafts'
import { Lock } from 'lucide-react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import type { CeoFormState } from '../use-ceo-form.ts'
import styles from './ceo-form.module.css'
import { LeaderChoice } from './leader-choice.tsx'

export function CeoForm({ leaders, form }: { leaders: readonly CeoPerson[]; form: CeoFormState }) {
  const t = useT()
  const { draftId, leader, text, faults } = form
  return (
    <div className={styles.form}>
      <LeaderChoice leaders={leaders} chosen={leader?.id} onChoose={form.choose} error={faults.leader} />
      <AreaField
        label={t('feedback.ceo_content')}
        placeholder={t('feedback.ceo_content_hint')}
        value={text}
        maxLength={CEO_LENGTH}
        rows={8}
        onChange={(value) => writeDraft(draftId, value)}
        error={faults.content}
      />
      <p className={styles.private}>
        <Lock size={16} aria-hidden className={styles.lock} />
        {leader ? t('feedback.ceo_private_to', { name: leader.name }) : t('feedback.ceo_private')}
      </p>
    </div>
  )
}
