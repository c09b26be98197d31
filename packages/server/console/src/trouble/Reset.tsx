import { useChange } from '../api/reads.ts'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Section } from '../parts/Section.tsx'
import { useTell } from '../parts/Toasts.tsx'
import { trouble } from '../texts/trouble.ts'

const { reset: texts } = trouble

/** Puts the server back to its first start. */
export function Reset() {
  const reset = useChange('resetToDemo')
  const tell = useTell()
  const confirm = async () => {
    await reset.mutateAsync({})
    tell.done(texts.done)
  }
  return (
    <Section title={texts.heading} about={texts.about}>
      <ConfirmButton action={texts.action} question={texts.question} onConfirm={confirm} />
    </Section>
  )
}
