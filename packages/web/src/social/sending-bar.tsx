import styles from './sending-bar.module.css'

/** How much of a picture has gone, over its lower edge. */
export const SendingBar = ({ name, share }: { name: string; share: number }) => (
  <progress className={styles.bar} max={1} value={share} aria-label={name} />
)
