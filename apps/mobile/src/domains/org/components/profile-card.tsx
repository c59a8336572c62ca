import { useT } from '@sands/web/i18n/i18n'
import { Building2, GraduationCap } from 'lucide-react'
import type { CurrentUser } from '../../../kernel/current-user.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { DuneField } from '../../../kernel/ui/page/dune-field.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './profile-card.module.css'

export function ProfileCard({ user }: { user: CurrentUser }) {
  const t = useT()
  return (
    <section aria-label={user.name}>
      <DuneField className={styles.card}>
        <div className={styles.person}>
          <span className={styles.ring}>
            <Avatar name={user.name} src={user.avatarFileUrl} size={64} />
          </span>
          <div className={styles.words}>
            <h2 className={styles.name}>{user.name}</h2>
            <p className={styles.post}>{user.postName ?? t('org.no_post')}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          {user.deptName && (
            <div className={styles.fact}>
              <dt>
                <Building2 size={16} aria-hidden />
                <span className="visually-hidden">{t('org.department')}</span>
              </dt>
              <dd>{user.deptName}</dd>
            </div>
          )}
          <div className={styles.fact}>
            <dt>
              <GraduationCap size={16} aria-hidden />
              <span className="visually-hidden">{t('org.college')}</span>
            </dt>
            <dd>{user.collegeName}</dd>
          </div>
        </dl>
      </DuneField>
    </section>
  )
}

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <Bone width="64px" height="64px" round />
        <div className={styles.boneLines}>
          <Bone width="50%" height="22px" />
          <Bone width="35%" height="14px" />
        </div>
      </div>
    </Skeleton>
  )
}
