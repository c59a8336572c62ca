import { join } from 'node:path'
import type { Config } from '../config.ts'
import { localStore } from './local.ts'
import { s3Store } from './s3.ts'
import type { ObjectStore } from './store.ts'

export const openStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): ObjectStore =>
  s3 ? s3Store(s3) : localStore(join(dataDir, 'objects'))
