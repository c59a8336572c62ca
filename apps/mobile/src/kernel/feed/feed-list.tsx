import type { ImageLayout } from '@sands/rules/block'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Bone, Skeleton } from '../ui/page/skeleton.tsx'
import styles from './feed.module.css'

/** The items of a feed: tiles with a cover, or people. */
export type FeedKind = 'tile' | 'person'

const LAYOUTS: Readonly<Record<ImageLayout, string | undefined>> = {
  1: styles.rows,
  2: styles.pairs,
  3: styles.swipe,
}

interface FeedListProps {
  layout: ImageLayout
  kind: FeedKind
  /** The items, each as a list element. */
  children: ReactNode
}

/** One below the other, two side by side, or in a row to swipe. */
export function FeedList({ layout, kind, children }: FeedListProps) {
  return <ul className={classNames(LAYOUTS[layout], kind === 'person' && styles.people)}>{children}</ul>
}

const TileBones = () => (
  <span className={styles.tile}>
    <span className={styles.cover}>
      <span className={styles.coverBone} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>
        <Bone width="92%" />
      </span>
      <span className={styles.meta}>
        <Bone width="56%" height="12px" />
      </span>
    </span>
  </span>
)

const PersonBones = () => (
  <span className={styles.person}>
    <span className={styles.face}>
      <Bone width="100%" height="100%" round />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>
        <Bone width="72px" />
      </span>
      <span className={styles.line}>
        <Bone width="80%" height="12px" />
      </span>
      <span className={styles.meta}>
        <Bone width="56px" height="12px" />
      </span>
    </span>
  </span>
)

/** Skeletons as high as the items, because they use the same boxes. */
export function FeedBones({ layout, kind, count }: { layout: ImageLayout; kind: FeedKind; count: number }) {
  return (
    <Skeleton>
      <div className={classNames(LAYOUTS[layout], kind === 'person' && styles.people, styles.still)}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
          <div key={index} className={styles.item}>
            {kind === 'person' ? <PersonBones /> : <TileBones />}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
