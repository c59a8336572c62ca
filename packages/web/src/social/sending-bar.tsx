import styles from './sending-bar.module.css'

/** The upload progress of a picture, at its lower edge. */
export const SendingBar = ({ name, share }: { name: string; share: number }) => (
  <progress className={styles.bar} max={1} value={share} aria-label={name} />
)
