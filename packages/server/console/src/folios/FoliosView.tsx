import { useState } from 'react'
import type { ViewProps } from '../frame/views.ts'
import { Heading } from '../parts/Heading.tsx'
import { folios as texts } from '../texts/folios.ts'
import { frame } from '../texts/frame.ts'
import { Bill } from './Bill.tsx'
import { FolioList } from './FolioList.tsx'
import { Guests } from './Guests.tsx'

/** The guests in the house, and all folios. */
export default function FoliosView({ hotel, session }: ViewProps) {
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <Heading title={frame.views.folios} about={texts.about} />
      <Guests hotel={hotel} session={session} onOpen={setOpened} />
      <FolioList hotel={hotel} onOpen={setOpened} />
      <Bill hotel={hotel} folioId={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
