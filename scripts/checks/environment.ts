import { type Check, offencesOf } from './check.ts'

const HOME = 'apps/server/src/kernel/config.ts'
const READ = /\bprocess(?:\.|\?\.|\[['"])env\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](?:node:)?process['"]/g

export const environment: Check = {
  name: 'only one file reads the environment',
  find: (sources) =>
    [...sources].flatMap(([path, source]) =>
      /^(?:apps|packages)\/[^/]+\/src\/.+\.tsx?$/.test(path) && path !== HOME
        ? offencesOf(path, source, READ, () => `only ${HOME} reads the environment`)
        : [],
    ),
}
