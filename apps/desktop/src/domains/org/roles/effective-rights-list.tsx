import type { CallData } from '@sands/contract/calls'
import type { RightReason } from '@sands/contract/org/role.model'
import { Alert, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import { Reasons } from './right-reasons.tsx'
import { rightGroups } from './rights.ts'
import styles from './roles.module.css'

const TONES: Readonly<Record<RightReason['held'], Tone>> = {
  company: 'success',
  college: 'success',
  department: 'info',
  no: 'neutral',
}

interface WhyListProps {
  why: CallData<'GET /sands-user/api/v1/manage/right/why'>
  onlyHeld: boolean
  onOnlyHeld: (onlyHeld: boolean) => void
}

/** Every right by domain: whether the person has it, where, through which grant, or why not. */
export function EffectiveRightsList({ why, onlyHeld, onOnlyHeld }: WhyListProps) {
  const t = useT()
  const { collegeName: college } = useViewer()
  const { name, reasons } = why
  const held = reasons.filter((reason) => reason.held !== 'no')
  const shown = onlyHeld ? held : reasons
  const summary =
    held.length > 0
      ? t('org.why_summary', { name, college, held: held.length, all: reasons.length })
      : t('org.why_summary_none', { name, college })
  return (
    <>
      {why.status === 'disabled' && <Alert type="warning" showIcon role="status" title={t('org.why_disabled')} />}
      {!why.belongsHere && <Alert type="warning" showIcon role="status" title={t('org.why_elsewhere', { college })} />}
      <div className={styles.summary}>
        <p role="status" className={styles.summaryWords}>
          {summary}
        </p>
        <Checkbox checked={onlyHeld} onChange={({ target }) => onOnlyHeld(target.checked)}>
          {t('org.why_only_held')}
        </Checkbox>
        <LinkButton to={`/manage/org/grants?userId=${why.userId}`}>{t('org.why_grants')}</LinkButton>
      </div>
      <Groups reasons={shown} />
    </>
  )
}

function Groups({ reasons }: { reasons: readonly RightReason[] }) {
  const t = useT()
  const columns = useColumns()
  return rightGroups.map(({ domain, rights }) => {
    const own = reasons.filter(({ right }) => rights.includes(right))
    if (own.length === 0) return null
    return (
      <Card key={domain} title={t(`org.rights_${domain}`)}>
        <div className={styles.flush}>
          <RowTable label={t(`org.rights_${domain}`)} columns={columns} rows={own} rowKey={({ right }) => right} />
        </div>
      </Card>
    )
  })
}

function useColumns(): Column<RightReason>[] {
  const t = useT()
  return [
    {
      key: 'right',
      title: t('org.right'),
      cell: ({ right }) => (
        <span className={styles.role}>
          <span className={styles.rightName}>{t(`org.right.${right}`)}</span>
          <span className={styles.quiet}>{t(`org.right.${right}.text`)}</span>
        </span>
      ),
    },
    {
      key: 'held',
      title: t('org.why_held'),
      cell: ({ held }) => <StateTag tone={TONES[held]}>{t(`org.why_held_${held}`)}</StateTag>,
    },
    { key: 'reason', title: t('org.why_reason'), cell: (reason) => <Reasons reason={reason} /> },
  ]
}
