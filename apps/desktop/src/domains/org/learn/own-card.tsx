import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import { AvatarChange } from './avatar-change.tsx'
import styles from './own-card.module.css'

/** The company's data about the person; the person can only change the portrait. */
export function OwnCard() {
  const t = useT()
  const viewer = useViewer()
  const none = t('org.not_given')
  return (
    <Card title={t('org.own')}>
      <div className={styles.own}>
        <AvatarChange />
        <Facts
          facts={[
            { label: t('org.name'), value: viewer.name },
            { label: t('org.account'), value: viewer.userName },
            { label: t('org.post'), value: viewer.postName ?? none },
            { label: t('org.department'), value: viewer.deptName ?? none },
          ]}
        />
      </div>
    </Card>
  )
}
