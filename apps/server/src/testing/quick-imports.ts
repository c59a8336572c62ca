import { quickenImports } from '../app/quick-imports.ts'

// As in the server's main file.
quickenImports()
