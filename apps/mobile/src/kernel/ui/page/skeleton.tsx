import { useT } from '@sands/web/i18n/i18n'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** One grey shape; sizes are CSS lengths. */
export function Bone({ width = '100%', height = '16px', round }: { width?: string; height?: string; round?: boolean }) {
  return <span className={classNames(styles.bone, round && styles.round)} style={{ width, height }} />
}

/** Bones in the shape of the content; announces loading once. */
export function Skeleton({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div role="status">
      <span className="visually-hidden">{t('kernel.loading')}</span>
      <div aria-hidden className={styles.shape}>
        {children}
      </div>
    </div>
  )
}

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Skeleton>
      <div className={styles.card}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
          <div key={index} className={styles.row}>
            <Bone width="36px" height="36px" />
            <Bone width={`${64 - (index % 3) * 12}%`} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
