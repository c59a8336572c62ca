import styles from './dune-hero.module.css'

/** A trail of steps over the dunes to a flag on the far crest: many grains, one way. */
export function DuneHero() {
  return (
    <svg viewBox="0 0 375 320" preserveAspectRatio="xMidYMax slice" className={styles.hero} aria-hidden="true">
      <circle cx="286" cy="142" r="74" className={styles.halo} />
      <circle cx="286" cy="142" r="46" className={styles.sun} />

      <path d="M0 236c46-22 84-60 128-66 40-6 74 34 116 36 50 2 82-40 131-52v166H0z" className={styles.far} />
      <path d="M128 170c-14 26-6 52 22 82 18 20 20 44 4 68H0v-84c46-22 84-60 128-66z" className={styles.farShade} />

      <g className={styles.flag}>
        <path d="M128 172v-36" />
        <path d="M129 137c8-5 13 4 22-1v13c-9 5-14-4-22 1z" className={styles.cloth} />
      </g>

      <path d="M0 276c60-6 104-40 170-44 74-4 122 44 205 20v68H0z" className={styles.middle} />
      <path d="M170 232c-24 18-12 36 12 50 16 10 14 26-6 38H0v-44c60-6 104-40 170-44z" className={styles.middleShade} />

      <path d="M130 182c10 16 40 22 44 38 3 13-26 16-30 30-4 16 34 18 46 30" className={styles.trailFar} />
      <path d="M192 282c8 8 4 18-14 30" className={styles.trailNear} />

      <path d="M0 300c70-30 122-24 188-8s122 14 187-12v44H0z" className={styles.near} />
    </svg>
  )
}
