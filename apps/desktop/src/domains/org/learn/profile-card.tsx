import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './profile-card.module.css'

/** The signed-in person: name, account, labels, college, department and post. */
export function ProfileCard() {
  const t = useT()
  const viewer = useViewer()
  const { teamLearningLabel, teachingMgtLabel } = viewer.sysUserLabel
  const none = t('org.not_set')
  return (
    <Card title={t('org.profile')} action={<Link to="/profile">{t('org.profile_open')}</Link>}>
      <div className={styles.person}>
        <Avatar person={viewer} size={72} />
        <div className={styles.words}>
          <p className={styles.name}>{viewer.name}</p>
          <p className={styles.account}>{viewer.userName}</p>
          <div className={styles.tags}>
            {teamLearningLabel === 1 && <StateTag tone="info">{t('org.label_team')}</StateTag>}
            {teachingMgtLabel === 1 && <StateTag tone="info">{t('org.label_teaching')}</StateTag>}
            {viewer.rights.length > 0 && <StateTag tone="success">{t('org.label_manage')}</StateTag>}
          </div>
        </div>
      </div>
      <Facts
        facts={[
          { label: t('org.college'), value: viewer.collegeName },
          { label: t('org.department'), value: viewer.deptName ?? none },
          { label: t('org.post'), value: viewer.postName ?? none },
        ]}
      />
    </Card>
  )
}
