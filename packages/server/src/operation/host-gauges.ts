import { Gauge, type Registry } from 'prom-client'
import type { DiskSpace } from '../http/disk-space.ts'
import type { Tls } from '../http/tls.ts'
import type { Storage } from '../storage/open-storage.ts'

/** What a server depends on that is its operator's to look after. */
export type Host = {
  tls: Pick<Tls, 'validity'> | undefined
  diskSpace: Pick<DiskSpace, 'free' | 'keepFree'>
  storage: Pick<Storage, 'lastBackup'>
}

/**
 * Gauges of the certificate, the disk and the backups. What the server cannot know has no value: 0 would be a fault.
 * @returns measures them
 */
export function hostGauges(registers: Registry[]): (host: Host) => void {
  const gauge = (name: string, help: string) => {
    const its = new Gauge({ name, help, registers })
    its.remove()
    return (value: number | undefined) => (value === undefined ? its.remove() : its.set(value))
  }
  const begin = gauge(
    'innwire_certificate_begin_timestamp_seconds',
    'From when on the certificate of --tls-cert is good.',
  )
  const end = gauge(
    'innwire_certificate_end_timestamp_seconds',
    'Until when the certificate of --tls-cert is good.',
  )
  const free = gauge(
    'innwire_disk_free_bytes',
    'Free space on the disk of an SQLite database, for the user of the server.',
  )
  const keepFree = gauge(
    'innwire_disk_keep_free_bytes',
    'Below so much free space changes are refused (--keep-free), where the database is an SQLite file.',
  )
  const backup = gauge(
    'innwire_last_backup_timestamp_seconds',
    'As of when the last backup by innwire-server backup is; 0 where there was none.',
  )
  return ({ tls, diskSpace, storage: { lastBackup } }) => {
    const { validFrom, validTo } = tls?.validity() ?? {}
    begin(secondsOf(validFrom))
    end(secondsOf(validTo))
    const bytes = diskSpace.free()
    free(bytes)
    keepFree(bytes === undefined ? undefined : diskSpace.keepFree)
    backup(lastBackup && (secondsOf(lastBackup()) ?? 0))
  }
}

const secondsOf = (time: Date | undefined) => time && time.getTime() / 1_000
