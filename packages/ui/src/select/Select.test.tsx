import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { Select } from "./index.js";

const options = [
  { value: "1", label: "一" },
  { value: "2", label: "二" },
];

test("the first option is chosen where there is no placeholder, nothing where there is one", async () => {
  const { container } = await hydrate(
    <div>
      <Select aria-label="甲" options={options} />
      <Select aria-label="乙" options={options} placeholder="请选择" />
    </div>,
  );
  expect([...container.querySelectorAll("select")].map((select) => select.value)).toEqual(["1", ""]);
});

test("held by its owner it stays as the owner says", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Select aria-label="甲" options={options} value="1" onValueChange={change} />);
  fireEvent.change(container.querySelector("select")!, { target: { value: "2" } });
  expect(change).toHaveBeenCalledWith("2");
  expect(container.querySelector("select")!.value).toBe("1");
});
