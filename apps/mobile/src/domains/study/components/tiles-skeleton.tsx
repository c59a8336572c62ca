import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './study-tiles.module.css'

export function TilesSkeleton() {
  return (
    <Skeleton>
      <div className={styles.tiles}>
        {['time', 'rank', 'points'].map((tile) => (
          <div key={tile} className={styles.tile}>
            <Bone width="60%" height="16px" />
            <Bone width="44%" height="26px" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
