/** Returns a submit handler that runs `action` instead of sending the form. */
export function onSubmit(action: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault()
    void action()
  }
}
