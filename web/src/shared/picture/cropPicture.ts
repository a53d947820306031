export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Crops a picture to an area.
 * @param size the largest size of the result; a smaller area is not enlarged
 * @throws if the browser cannot decode the picture
 */
export async function cropPicture(url: string, { x, y, width, height }: Area, size: Size): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, size.width / width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((canvas.width * size.height) / size.width);
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/webp", 0.9);
  });
}
