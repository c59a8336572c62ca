import styles from './dune-hero.module.css'

/** A trail of steps over the dunes to a flag on the far crest. */
export function DuneHero() {
  return (
    <svg viewBox="0 0 375 320" preserveAspectRatio="xMidYMax slice" className={styles.hero} aria-hidden="true">
      <circle cx="288" cy="140" r="72" className={styles.halo} />
      <circle cx="288" cy="140" r="47" className={styles.sun} />

      <path d="M0 236c58-4 98-26 148-42s84-28 108-34c30 8 64 44 119 52v108H0z" className={styles.far} />
      <path d="M256 160c-8 24 6 44 30 62s44 44 40 98h49V212c-55-8-89-44-119-52z" className={styles.farShade} />

      <path d="M256 162v-40" className={styles.pole} />
      <path d="M257 123c9-6 15 5 26-1v15c-11 6-17-5-26 1z" className={styles.cloth} />

      <path d="M0 266c66-24 118-30 180-16s128 34 195 4v66H0z" className={styles.middle} />
      <path d="M180 250c-8 20 20 32 42 42s30 18 28 28h125v-66c-67 30-133 10-195-4z" className={styles.middleShade} />

      <path d="M252 172c-8 16-40 18-50 32-9 13 18 18 10 32-6 10-26 10-42 13" className={styles.trailFar} />
      <path d="M156 254c-22 5-46 14-66 34" className={styles.trailNear} />

      <path d="M0 302c64-30 122-24 188-8s122 14 187-12v44H0z" className={styles.near} />
    </svg>
  )
}
