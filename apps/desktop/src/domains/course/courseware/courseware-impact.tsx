import type { CoursewareImpact } from '@sands/contract/course/manage.model'
import { isBlocking } from '@sands/rules/course'
import { Button, Modal } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FaultList } from '../publish/fault-list.tsx'
import { ImpactView } from '../publish/impact-view.tsx'
import styles from './courseware.module.css'

interface CoursewareImpactDialogProps {
  name: string
  /** Undefined until the impact was requested. */
  impact: CoursewareImpact | undefined
  isBusy: boolean
  onSave: () => void
  onClose: () => void
}

/** Shows the impact of a change on learners before it is stored, or the reason why it cannot be stored. */
export function CoursewareImpactDialog({ name, impact, isBusy, onSave, onClose }: CoursewareImpactDialogProps) {
  const t = useT()
  return (
    <Modal
      open={impact !== undefined}
      title={t('course.manage_ware_impact_title', { name })}
      footer={null}
      width={600}
      onCancel={onClose}
      destroyOnHidden
    >
      {impact && <Effect impact={impact} isBusy={isBusy} onSave={onSave} onClose={onClose} />}
    </Modal>
  )
}

type EffectProps = Omit<CoursewareImpactDialogProps, 'name' | 'impact'> & { impact: CoursewareImpact }

function Effect({ impact, isBusy, onSave, onClose }: EffectProps) {
  const t = useT()
  const { courses, learners, wouldFinish, faults } = impact
  const count = faults.filter(isBlocking).length
  return (
    <div className={styles.effect}>
      {faults.length > 0 && (
        <FaultList
          title={count > 0 ? t('course.manage_ware_impact_faults', { count }) : t('course.manage_ware_impact_warnings')}
          faults={faults}
        />
      )}
      {count === 0 && (
        <ImpactView
          title={t('course.manage_ware_impact')}
          lead={t('course.manage_ware_impact_lead', { courses, learners })}
          wouldFinish={t('course.manage_ware_impact_would_finish', { count: wouldFinish })}
          impact={impact}
        />
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('course.manage_ware_impact_back')}</Button>
        {count === 0 && (
          <Button type="primary" loading={isBusy} onClick={onSave}>
            {t('course.manage_ware_impact_do')}
          </Button>
        )}
      </div>
    </div>
  )
}
