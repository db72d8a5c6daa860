// Files a person picks, as they travel.

const LARGEST = 10 * 1024 * 1024;

/** Whether Discord would refuse the file for its size. */
export function tooLarge(file) {
  return file.size > LARGEST;
}

/** {name, base64} of a picked file. */
export function contentOf(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve({ name: file.name, base64: reader.result.slice(reader.result.indexOf(",") + 1) }),
    );
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
